// A mark on title and icon, and notices of the browser.

const ICON = '/icon.svg';
const MARKED = '/icon-turn.svg';

/** The title as it stands in a tab: with a dot and the news before it. */
export const titleWith = (news: string | null, title: string): string => (news ? `● ${news} · ${title}` : title);

export function badge(on: boolean, news: string | null, title: string): void {
  document.title = titleWith(news, title);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && !icon.href.endsWith(on ? MARKED : ICON)) icon.href = on ? MARKED : ICON;
  // Installed pages carry a mark on their icon.
  if ('setAppBadge' in navigator)
    void (on ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
}

/** May notices be shown? Asks the person where nothing was decided. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  if (Notification.permission === 'default') return (await Notification.requestPermission()) === 'granted';
  return Notification.permission === 'granted';
}
export function notify(title: string, body: string, onclick: () => void): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body, icon: ICON, tag: 'great-race-turn' });
  notice.onclick = () => {
    onclick();
    notice.close();
  };
}
