// The table in words: the same page, as headings and lines.
import { cardName, plural } from '../lib/names';
import type { ArkhamView, Card, CocView, Handle } from '../lib/messages';
import type { Table } from '../lib/table.svelte';
import { inWords } from './retelling.svelte';

export interface Part {
  title: string;
  lines: string[];
}

export { inWords as said };

/** What lies on the table, in the order in which one would read it. */
export function tableInWords(table: Table): Part[] {
  const page = table.page;
  if (!page) return [];
  const { phase, step } = page.strip;
  const where = { title: 'Where the game is', lines: [phase === step ? phase : `${phase}, ${step}`] };
  const parts = page.view.game === 'coc' ? coc(table, page.view) : arkham(table, page.view);
  return [{ ...where, lines: [...heading(table, page.view), ...where.lines] }, ...resolving(table), ...parts];
}

function heading(table: Table, view: CocView | ArkhamView): string[] {
  if (view.game === 'arkham') return [`${view.round ? `Round ${view.round}` : 'Set-up'}, ${view.difficulty}`];
  if (!view.turn) return [];
  return [`Turn ${view.turn}, ${view.active === table.you ? 'yours' : table.name(view.active)}`];
}

/** What is being carried out: the actions that lie inside one another, and cards that are neither in play nor gone. */
function resolving(table: Table): Part[] {
  const drawn = table.at('limbo', null);
  const actions = (table.page?.strip.trail ?? []).map(({ title, side }) =>
    side === null ? title : `${title} (${table.called(side)})`,
  );
  const cards = drawn.map((card) => {
    const text = table.face(card)?.text;
    return text ? `${named(table, card)}: ${text}` : named(table, card);
  });
  // One action of a card that is told anyway says nothing more.
  const told = actions.length === 1 && drawn.some((card) => actions[0]?.startsWith(card.title));
  const lines = [...(actions.length && !told ? [actions.join(', inside it ')] : []), ...cards];
  return lines.length ? [{ title: 'Being resolved', lines }] : [];
}

function named(table: Table, card: Card): string {
  return cardName(card, table.face(card), { you: table.you, light: card.can.length ? 'lit' : '', number: null });
}

function withHosted(table: Table, card: Card): string[] {
  return [named(table, card), ...(table.hosted.get(card.h) ?? []).map((each) => ` on it: ${named(table, each)}`)];
}

/** Whom a struggle would strike, in words: for certain, or one of several. */
export function strikes(kind: string, struck: readonly Handle[], table: Table): string {
  const names = struck.map((h) => table.cards.get(h)?.numbered || table.cards.get(h)?.title || 'a character');
  const who = names.length > 1 ? `one of ${names.join(', ')}` : names.join('');
  return kind.toLowerCase() === 'terror' ? `Terror: ${who} goes insane` : `Combat: ${who} is wounded`;
}

function coc(table: Table, view: CocView): Part[] {
  const [you, them] = [table.you, 1 - table.you];
  const player = (seat: number) => (seat === you ? 'You' : table.name(seat));
  const planned = new Map((table.page?.plan ?? []).map((each) => [each.h, each.story]));
  const stories = table.at('row', null).map((story) => {
    // Once the game is over nothing comes of what lies there.
    const foreseen = table.page?.ended ? undefined : table.forecasts.find((each) => each.h === story.h);
    const here = (seat: number) =>
      table.at('play', seat).filter((card) => card.story === story.h || planned.get(card.h) === story.h);
    const at = (card: Card) => ` ${named(table, card)}${card.story ? '' : ', planned'}`;
    const lines = [
      `You ${story.tokens[`success ${you}`] ?? 0}, ${table.name(them)} ${story.tokens[`success ${them}`] ?? 0}`,
    ];
    for (const seat of [them, you]) lines.push(...here(seat).map(at));
    if (foreseen) {
      const struggles = foreseen.struggles.map((each) => `${each.kind} ${each.you} to ${each.them}`);
      lines.push(
        ` yours to theirs: ${[...struggles, `skill ${foreseen.skill.you} to ${foreseen.skill.them}`].join(', ')}`,
      );
      for (const each of foreseen.struggles)
        if (each.strikes.length) lines.push(` ${strikes(each.kind, each.strikes, table)}`);
      const { tokens, most } = foreseen;
      const gain = (side: 'you' | 'them') =>
        most && most[side] > tokens[side] ? `${tokens[side]} to ${most[side]}` : String(tokens[side]);
      if (tokens.you || tokens.them || most)
        lines.push(` if nobody answers: you gain ${gain('you')}, they gain ${gain('them')}`);
      if (foreseen.wins)
        lines.push(foreseen.wins === 'you' ? ' you would win it' : ` ${table.name(them)} would win it`);
    }
    return { title: `Story: ${story.title}`, lines };
  });
  const side = (seat: number): Part => {
    const domains = table.domains(seat).map((n) => {
      const zone = table.zone(`domain ${n}`, seat);
      const titles = table.at(`domain ${n}`, seat).map((card) => card.title);
      const holds = zone?.count ? plural(zone.count, 'resource') : 'empty';
      return `Domain ${n}: ${holds}${zone?.state ? `, ${zone.state}` : ''}${titles.length ? ` (${titles.join(', ')})` : ''}`;
    });
    const counts = `${plural(view.won[seat] ?? 0, 'story', 'stories')} won, ${plural(table.zone('hand', seat)?.count ?? 0, 'card')} in hand, ${table.zone('deck', seat)?.count ?? 0} in the deck, ${table.zone('discard', seat)?.count ?? 0} discarded`;
    const cards = table
      .at('play', seat)
      .filter((card) => !card.story && !planned.has(card.h) && !card.host)
      .flatMap((card) => withHosted(table, card));
    return { title: player(seat), lines: [counts, ...domains, ...cards] };
  };
  const hand = { title: 'Your hand', lines: table.at('hand', you).map((card) => named(table, card)) };
  return [side(them), ...stories, side(you), hand];
}

function arkham(table: Table, view: ArkhamView): Part[] {
  const stages = view.stages.map(
    (stage) =>
      `${stage.kind} ${stage.number ?? ''}: ${table.cards.get(stage.h)?.title ?? ''}, ${stage.kind === 'agenda' ? 'doom' : 'clues'} ${stage.now}${stage.needed === null ? '' : ` of ${stage.needed}`}`,
  );
  const places = table.at('locations', null).flatMap((card) => {
    const links = card.links.map((h) => table.cards.get(h)?.title ?? '').join(', ');
    const here = [...table.cards.values()].filter(
      (each) =>
        each.at === card.h &&
        !each.host &&
        (each.type === 'investigator' || each.type === 'enemy' || each.type === 'treachery'),
    );
    return [
      `${named(table, card)}; to ${links || 'nowhere'}`,
      ...(table.hosted.get(card.h) ?? []).map((each) => ` on it: ${each.title}`),
      ...here.map((each) => ` ${named(table, each)}`),
    ];
  });
  const test = table.page?.test;
  const tests: Part[] = test
    ? [
        {
          title: 'Skill test',
          lines: [
            `${table.name(test.seat)}: ${test.skill} ${test.value} against ${test.difficulty}, ${test.chance[0]} in ${test.chance[1]}`,
            `made of ${test.parts.map((each) => `${each.n} ${each.source}`).join(', ')}`,
            test.success && `On success: ${test.success}`,
          ].filter(Boolean) as string[],
        },
      ]
    : [];
  const people = view.investigators.map((each, seat) => {
    const card = table.cards.get(each.h);
    const cards = [...table.at('threat area', seat), ...table.at('play', seat)].filter((one) => !one.host);
    const hand = table.at('hand', seat).filter((one) => one.title);
    return {
      title: card?.title ?? each.name,
      lines: [
        card ? named(table, card) : '',
        `${plural(each.actions, 'action')}, ${plural(each.resources, 'resource')}, ${table.zone('deck', seat)?.count ?? 0} in the deck`,
        each.gone && (each.gone === 'resigned' ? 'resigned' : `defeated by ${each.gone}`),
        ...cards.flatMap((one) => withHosted(table, one)),
        ...hand.map((one) => ` in hand: ${named(table, one)}`),
      ].filter(Boolean),
    };
  });
  return [{ title: 'Agenda and act', lines: stages }, { title: 'Locations', lines: places }, ...tests, ...people];
}
