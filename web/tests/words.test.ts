import { readFileSync, readdirSync, statSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test, vi } from 'vitest';
import { LANGS, words } from '../src/lib/i18n.svelte.ts';

const locales = new URL('../../src/vabanque/locales/', import.meta.url);

function bundle(lang: string): FluentBundle {
  const texts = new FluentBundle(lang, { useIsolating: false });
  for (const file of readdirSync(new URL(`${lang}/`, locales)).filter((name) => name.endsWith('.ftl')))
    texts.addResource(new FluentResource(readFileSync(new URL(`${lang}/${file}`, locales), 'utf8')));
  return texts;
}
const webIds = (lang: string) =>
  [...readFileSync(new URL(`${lang}/web.ftl`, locales), 'utf8').matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(
    (match) => match[1]!,
  );

/** Every fixed id that a component asks for: t('…'), and both arms of t(x ? 'a' : 'b'). */
function asked(): Set<string> {
  const ids = new Set<string>();
  const walk = (folder: URL): void => {
    for (const name of readdirSync(folder)) {
      const path = new URL(name, folder);
      if (statSync(path).isDirectory()) walk(new URL(`${name}/`, folder));
      else if (/\.(svelte|ts)$/.test(name)) {
        const text = readFileSync(path, 'utf8');
        for (const call of text.matchAll(/\bt\(([^`]*?)[,)]/g))
          for (const id of call[1]!.matchAll(/(?:^|[?:]\s*)'([a-z][a-z0-9-]+)'/g)) ids.add(id[1]!);
      }
    }
  };
  walk(new URL('../src/', import.meta.url));
  return ids;
}

describe.each(LANGS)('the words in %s', (lang) => {
  test('have every message that a component uses', () => {
    expect(asked().size).toBeGreaterThan(150); // the pattern still finds the calls
    const words = bundle(lang);
    expect([...asked()].filter((id) => !words.hasMessage(id))).toEqual([]);
  });
  test('have the same ids as the English ones, none of them twice', () => {
    expect(webIds(lang).toSorted()).toEqual(webIds('en').toSorted());
    expect(new Set(webIds(lang)).size).toBe(webIds(lang).length);
  });
  test('use the same variables as the English ones', () => {
    const words = bundle(lang);
    const english = bundle('en');
    /** The variables a message needs, including those of the messages it references. */
    const variables = (b: FluentBundle, id: string): string[] => {
      const pattern = JSON.stringify(b.getMessage(id)?.value ?? '');
      const named = (type: string) =>
        [...pattern.matchAll(new RegExp(`"type":"${type}","name":"([^"]+)"`, 'g'))].map((match) => match[1]!);
      return [...new Set([...named('var'), ...named('mesg').flatMap((quoted) => variables(b, quoted))])].toSorted();
    };
    for (const id of webIds(lang)) expect([id, ...variables(words, id)]).toEqual([id, ...variables(english, id)]);
  });
});

test('no id is in two catalogues that the browser reads', () => {
  const ids = ['names', 'web', 'table', 'rules'].flatMap((name) =>
    [...readFileSync(new URL(`en/${name}.ftl`, locales), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
      (match) => match[1]!,
    ),
  );
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('texts of a page and of a game from outside both stay, even if they are fetched at the same time', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('game-pig = Pig')));
  await words.speak('en');
  await Promise.all([words.ofGames(['pig']), words.also('rules')]);
  expect(words.has('game-pig')).toBe(true);
  expect(words.ids('rules-').length).toBeGreaterThan(20);
  vi.unstubAllGlobals();
});
test('the texts asked for last are used, even if those asked for earlier arrive later', async () => {
  const delays: number[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    await new Promise((done) => setTimeout(done, delays.shift()));
    return new Response(`game-${address.split('/')[3]!} = A game`);
  });
  await words.speak('en');
  delays.push(50);
  await Promise.all([words.ofGames(['pig']), words.ofGames(['pig', 'goofspiel'])]);
  expect(words.has('game-pig')).toBe(true);
  expect(words.has('game-goofspiel')).toBe(true);
  vi.unstubAllGlobals();
});
