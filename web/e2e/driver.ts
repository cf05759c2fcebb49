// A player for tests: looks at the page, takes a sensible choice, waits until the page has moved on. It knows what the
// page shows and the public board, nothing else.

import { expect, type Locator, type Page } from '@playwright/test';

interface Board {
  spaces: { level: number; col: number; row: number }[];
  finish: number;
}
export type Hand = 'mouse' | 'keys' | 'touch';

export class Driver {
  #board: Board | null = null;

  constructor(
    readonly page: Page,
    readonly hand: Hand = 'mouse',
  ) {}

  get prompt(): Locator {
    return this.page.locator('.prompt[data-asked]');
  }
  async board(): Promise<Board> {
    const id = new URL(this.page.url()).pathname.split('/')[2];
    this.#board ??= (await (await this.page.request.get(`/api/tables/${id}/board`)).json()) as Board;
    return this.#board;
  }
  /** What is asked; empty while nothing is. */
  async asked(): Promise<string> {
    return (await this.prompt.getAttribute('data-asked')) ?? '';
  }
  /** Waits until something is asked, or the race is over. */
  async awaken(): Promise<string> {
    await this.page.waitForFunction(() => {
      const table = document.querySelector('main.table');
      if (table?.getAttribute('data-ready') !== 'true') return false;
      const asked = document.querySelector('.prompt')?.getAttribute('data-asked');
      return !!asked || table.getAttribute('data-phase') === 'over';
    });
    return this.asked();
  }
  /** Does something and waits until the view has changed. */
  async step(act: () => Promise<void>): Promise<void> {
    const before = await this.prompt.getAttribute('data-version');
    await act();
    await this.page.waitForFunction((old) => {
      const now = document.querySelector('.prompt')?.getAttribute('data-version');
      return now === undefined || now !== old;
    }, before);
  }
  /** Presses a button of the prompt by its move or its group. */
  async press(button: Locator): Promise<void> {
    if (this.hand === 'touch') return button.tap();
    if (this.hand === 'mouse') return button.click();
    const label = await button.locator('kbd').first().textContent();
    await this.page.keyboard.press(label?.trim() ?? '1');
  }
  async pickSpace(space: number): Promise<void> {
    const hex = this.page.locator(`g.lit[data-space="${space}"]`);
    if (this.hand === 'keys') {
      await this.tabTo(space);
      await this.page.keyboard.press('Enter');
    } else if (this.hand === 'touch') {
      await this.page.locator('.map:not([data-fresh])').waitFor();
      await hex.tap();
      await expect(this.page.locator(`g.lit.on[data-space="${space}"]`)).toBeAttached();
      // What was tapped waits below the question; several ways to do it stand in its place.
      const chosen = this.page.locator('.chosen [data-act]');
      const one = (await chosen.count()) > 0;
      await (one ? chosen : this.page.locator('.prompt .btn[data-act]').first()).tap();
      return;
    } else {
      // What is pressed while the map goes elsewhere is not taken.
      await this.page.locator('.map:not([data-fresh])').waitFor();
      await hex.click();
    }
    // A way with luck at its end is said again.
    const dared = this.page.locator('.chosen [data-act]');
    if ((await dared.count()) > 0) return dared.click();
    // Several ways to do it: the first.
    const several = this.page.locator('.prompt .btn[data-act]').first();
    if ((await this.page.locator(`g.lit.on[data-space="${space}"]`).count()) > 0 && (await several.count()) > 0)
      await this.press(several);
  }
  async tabTo(space: number): Promise<void> {
    await this.page.locator('.map').first().focus();
    for (let i = 0; i < 80; i++) {
      await this.page.keyboard.press('Tab');
      const at = await this.page.evaluate(() => document.activeElement?.getAttribute('data-space'));
      if (at === String(space)) return;
    }
    throw new Error(`Tab does not reach space ${space}`);
  }
  /** Lit spaces with their levels, the farthest first. */
  async lit(): Promise<{ space: number; level: number; luck: boolean }[]> {
    const board = await this.board();
    const found = await this.page.locator('g.lit').evaluateAll((nodes) =>
      nodes.map((node) => ({
        space: Number(node.getAttribute('data-space')),
        luck: node.classList.contains('luck'),
      })),
    );
    return found.map((one) => ({ ...one, level: board.spaces[one.space]!.level })).sort((a, b) => b.level - a.level);
  }
  button(act: string): Locator {
    return this.page.locator(`.prompt .btn[data-act="${act}"]`);
  }
  group(key: string): Locator {
    return this.page.locator(`.prompt .btn[data-group="${key}"]`);
  }
  /** What a dial of the own dashboard says. */
  async dial(label: string): Promise<number> {
    const name = await this.page
      .locator(`main.table .dash [aria-label^="${label}:"]`)
      .first()
      .getAttribute('aria-label');
    return Number(/: (\d+)/.exec(name ?? '')?.[1] ?? 0);
  }
  /** Places assistants behind the screen. */
  async put(boxes: number[]): Promise<void> {
    const cells = this.page.locator('.planning .fold');
    await expect(cells).toBeVisible();
    for (const skill of boxes) {
      if (this.hand === 'keys') await this.page.keyboard.press(String(skill + 1));
      else if (skill === 3) await this.page.locator('.planning .pay').click();
      else await this.page.locator('.planning .skills .cell').nth(skill).locator('button').first().click();
    }
  }
  /** Places all of them. */
  async plan(boxes: number[]): Promise<void> {
    await this.put(boxes);
    const total = await this.page.locator('.planning').getAttribute('data-total');
    await expect(this.page.locator('.planning')).toHaveAttribute('data-placed', total ?? '5');
  }
  async lift(): Promise<void> {
    const confirm = this.page.locator('.planning .btn.pri.lg');
    if (this.hand === 'keys') {
      await confirm.focus();
      await this.page.keyboard.press('Enter');
    } else await confirm.click();
  }
  /** One decision. */
  async decide(): Promise<void> {
    const asked = await this.asked();
    if (asked === 'ask_planning') {
      await this.plan([1, 1, 1, 3, 0]);
      return this.step(() => this.lift());
    }
    if (/^ask_(bivouac|camp|keep_cards|explore_take)$/.test(asked)) return this.step(() => this.laidOut());
    if (asked === 'ask_leader' || asked === 'ask_crew') return this.step(() => this.draft());
    if (asked === 'ask_counter')
      return this.step(() => this.answer(this.page.locator('[data-moment=counter] .btn').first()));
    const buttons = this.page.locator('.prompt .btn[data-act]:not([data-act=""])');
    if (asked === 'ask_drive' || asked === 'ask_explore_place' || asked === 'ask_choose') {
      const [best] = await this.lit();
      const done = this.button('done');
      if (best && (asked !== 'ask_drive' || best.level >= (await this.ownLevel()) || (await done.count()) === 0))
        return this.step(() => this.pickSpace(best.space));
      // A drive that has not begun asks before it ends.
      if ((await done.count()) === 0) await this.press(this.group('done'));
      return this.step(() => this.press(done));
    }
    if (asked.startsWith('ask_sequence')) return this.sequence();
    if (asked === 'ask_repair') {
      const parts = this.page.locator('.prompt .btn[data-act^="buy "], .prompt .btn[data-act^="fix "]');
      if ((await parts.count()) > 0) return this.step(() => this.press(parts.first()));
    }
    if (asked === 'ask_enter_tile') {
      for (const act of ['guard', 'go'])
        if ((await this.button(act).count()) > 0) return this.step(() => this.press(this.button(act)));
    }
    await expect(buttons.or(this.page.locator('.prompt .btn[data-group]')).first()).toBeVisible();
    if ((await buttons.count()) > 0) return this.step(() => this.press(buttons.first()));
    await this.press(this.page.locator('.prompt .btn[data-group]').first());
    return this.step(() => this.press(buttons.first()));
  }
  /** Takes whoever is looked at first in the draft. */
  async draft(): Promise<void> {
    const take = this.page.locator('.draft .take');
    await expect(take).toBeVisible();
    if (this.hand === 'keys') await this.page.keyboard.press('1');
    else if (this.hand === 'touch') await take.tap();
    else await take.click();
  }
  /** Answers a rival's card. */
  async answer(button: Locator): Promise<void> {
    if (this.hand === 'keys') await this.page.keyboard.press('1');
    else await button.click();
  }
  /** Takes the first card or tile that is laid out. */
  async laidOut(): Promise<void> {
    if (this.hand === 'keys') await this.page.keyboard.press('1');
    else await this.page.locator('.market-panel button, .tiles button').first().click();
    // On a phone the first tap reads the card.
    const take = this.page.locator('.market-panel .reading .btn');
    if (this.hand === 'touch' && (await take.count()) > 0) await take.tap();
  }
  async ownLevel(): Promise<number> {
    const board = await this.board();
    const at = Number(await this.page.locator('main.table').getAttribute('data-at'));
    return board.spaces[at]?.level ?? 0;
  }
  async sequence(): Promise<void> {
    const petrol = await this.dial('petrol');
    const buy = this.group('buy_petrol');
    if (petrol <= 2 && (await buy.count()) > 0) {
      const single = (await buy.getAttribute('data-act')) ?? '';
      if (single) return this.step(() => this.press(buy));
      await this.press(buy);
      return this.step(() => this.press(this.page.locator('.prompt .btn[data-act^="buy petrol"]').last()));
    }
    const own = await this.ownLevel();
    const [far] = (await this.lit()).filter(({ level, luck }) => level > own && !luck);
    if (far && petrol > 0) return this.step(() => this.pickSpace(far.space));
    const engine = await this.dial('engine');
    const order =
      engine <= 1
        ? ['repair', 'fund', 'drive']
        : petrol > 0
          ? ['drive', 'explore', 'fund', 'repair']
          : ['fund', 'explore', 'draw'];
    for (const act of [...order, 'pass']) {
      if ((await this.button(act).count()) > 0) return this.step(() => this.press(this.button(act)));
    }
    // Whoever could still do something is asked again.
    if ((await this.group('pass').count()) > 0) return this.step(() => this.pass());
    throw new Error(`no move in ${await this.prompt.innerText()}`);
  }
  /** Passes, whatever is left to do. */
  async pass(): Promise<void> {
    const again = (await this.group('pass').getAttribute('data-act')) === '';
    await this.press(this.group('pass'));
    if (again) await this.press(this.button('pass'));
  }
  /** Plays until something holds, or the race is over. */
  async until(holds: (asked: string) => boolean | Promise<boolean>, most = 1200): Promise<boolean> {
    for (let i = 0; i < most; i++) {
      const asked = await this.awaken();
      if (await holds(asked)) return true;
      if (!asked) return false;
      await this.decide();
    }
    throw new Error('the race does not end');
  }
  /** Plays until a drive is possible, and begins it. */
  async toDrive(): Promise<void> {
    const ready = async (asked: string): Promise<boolean> =>
      asked === 'ask_drive' || (asked.startsWith('ask_sequence') && (await this.button('drive').count()) > 0);
    expect(await this.until(ready), 'nobody ever drives').toBe(true);
    if ((await this.asked()) !== 'ask_drive') await this.step(() => this.press(this.button('drive')));
    expect(await this.awaken()).toBe('ask_drive');
  }
}

/** The lobby with a word of luck: every run of a test has the same cards, tiles and bots. */
export async function lobby(page: Page, luck = 'camel'): Promise<void> {
  await page.goto(`/?luck=${luck}`);
}

/** One click in the lobby: you against three bots. */
export async function quickStart(page: Page, luck?: string): Promise<void> {
  await lobby(page, luck);
  await page.getByRole('button', { name: /three bots|drie bots|trois bots/ }).click();
  await expect(page.locator('main.table')).toBeVisible();
}

/** You against one novice: a short race. */
export async function duel(page: Page, luck?: string): Promise<void> {
  await lobby(page, luck);
  const second = page.getByLabel('Crew 2', { exact: true });
  await expect(second).toBeVisible();
  // Whoever has raced before finds the rivals of that race.
  for (const seat of [4, 3]) {
    const crew = page.getByLabel(`Crew ${seat}`, { exact: true });
    if ((await crew.count()) > 0) await crew.selectOption({ label: 'No crew here' });
  }
  await second.selectOption({ label: 'Bot: Beginner' });
  await page.getByRole('button', { name: 'Start the engines' }).click();
  await expect(page.locator('main.table')).toBeVisible();
}
