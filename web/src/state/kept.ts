// What this browser keeps, where it has a storage.

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`great-race.${key}`, value);
  } catch {
    // A browser without storage forgets; nothing else is lost.
  }
}
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`great-race.${key}`);
  } catch {
    return null;
  }
}
export function forget(key: string): void {
  try {
    localStorage.removeItem(`great-race.${key}`);
  } catch {
    // See above.
  }
}
