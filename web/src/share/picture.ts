import { t, words } from '../lib/i18n.svelte.ts';
import { SIGN_PATHS } from '../lib/players.ts';
import { save } from '../lib/save.ts';
import { toasts } from '../ui/toasts.svelte.ts';
import type { Course } from '../wire/end.ts';
import { door } from '../wire/phones.svelte.ts';

/** A finished game as a picture: who won, how it went, and where to watch it again. */
export interface Result {
  table: string;
  game: string;
  /** Who won, in words. */
  title: string;
  /** Best first. */
  standings: readonly { seat: number; place: number; name: string; score: string }[];
  course: Course;
}

const WIDTH = 1200,
  HEIGHT = 630;

/** Where others can watch the game; chats preview the link. */
export const linkTo = (table: string): string => `${door.link('')}r/${table}?l=${words.lang}`;

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const [GOLD, INK, DIM, NIGHT] = ['#ffcb52', '#f6f3ea', '#c3c9e6', '#0c1024'];
/** The podium: where each place stands, and how high. */
const STEPS = [
  { x: 238, top: 318 },
  { x: 56, top: 378 },
  { x: 420, top: 418 },
];
const [STEP, FLOOR] = [170, 512];

export async function draw({ table, game, title, standings, course }: Result): Promise<Blob> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const c = canvas.getContext('2d')!;
  /** Cut rather than squeezed, if it is too long. */
  const fit = (text: string, most: number, size: number, weight: number): string => {
    c.font = `${weight} ${size}px Figtree, system-ui, sans-serif`;
    if (c.measureText(text).width <= most) return text;
    let end = text.length;
    while (end > 1 && c.measureText(`${text.slice(0, end)}…`).width > most) end -= 1;
    return `${text.slice(0, end)}…`;
  };
  const write = (text: string, x: number, y: number, size: number, weight = 700, colour = INK, most = 520) => {
    c.font = `${weight} ${size}px Figtree, system-ui, sans-serif`;
    c.fillStyle = colour;
    c.fillText(text, x, y, most);
  };
  const round = (x: number, y: number, width: number, height: number, radius: number | number[], fill: string) => {
    c.fillStyle = fill;
    c.beginPath();
    c.roundRect(x, y, width, height, radius);
    c.fill();
  };
  const badge = (seat: number, x: number, y: number, radius: number) => {
    c.save();
    c.translate(x, y);
    c.fillStyle = token(`--p${seat}`);
    c.beginPath();
    c.arc(0, 0, radius, 0, 7);
    c.fill();
    c.scale(radius * 0.52, radius * 0.52);
    c.fillStyle = token(`--p${seat}-on`);
    c.fill(new Path2D(SIGN_PATHS[seat]), 'evenodd');
    c.restore();
  };

  // A night sky, and the strip along the horizon.
  const sky = c.createRadialGradient(330, 250, 60, WIDTH / 2, 200, WIDTH * 0.8);
  sky.addColorStop(0, '#3a3f86');
  sky.addColorStop(1, NIGHT);
  c.fillStyle = sky;
  c.fillRect(0, 0, WIDTH, HEIGHT);
  for (let star = 0; star < 70; star++)
    round(
      (star * star * 97) % WIDTH,
      (star * star * star * 31) % 300,
      2 + (star % 2),
      2 + (star % 2),
      2,
      'rgb(255 255 255 / 0.35)',
    );
  for (let house = 0; house < 17; house++) {
    const [x, height] = [house * 72, 60 + ((house * 53) % 84)];
    c.strokeStyle = token(`--c${1 + (house % 6)}`);
    c.globalAlpha = 0.5;
    c.lineWidth = 2.5;
    c.strokeRect(x + 6, FLOOR - height, 56, height);
    for (let lit = 0; lit < 6; lit++)
      if ((house + lit) % 3)
        round(x + 15 + (lit % 3) * 14, FLOOR - height + 14 + 20 * (lit >> 1), 8, 8, 1, c.strokeStyle);
    c.globalAlpha = 1;
  }
  c.fillStyle = NIGHT;
  c.fillRect(0, FLOOR, WIDTH, HEIGHT - FLOOR);

  write('VABANQUE', 56, 70, 26, 850, GOLD);
  write(game, 222, 70, 26, 650, DIM, 900);
  write(title, 56, 142, 62, 850, INK, 1088);

  // The podium, with everybody's name; whoever found no room on it stands below.
  c.textAlign = 'center';
  standings.slice(0, 3).forEach(({ seat, place, name, score }, index) => {
    const { x, top } = STEPS[index]!;
    const middle = x + STEP / 2;
    const fill = c.createLinearGradient(0, top, 0, FLOOR);
    fill.addColorStop(0, token(`--p${seat}`));
    fill.addColorStop(1, NIGHT);
    round(x, top, STEP, FLOOR - top, [18, 18, 0, 0], fill as unknown as string);
    write(String(place), middle, top + 62, 54, 900, INK);
    badge(seat, middle, top - 104, index ? 30 : 36);
    write(fit(name, STEP + 6, 28, 800), middle, top - 44, 28, 800, INK);
    write(score, middle, top - 13, 25, 800, place === 1 ? GOLD : DIM, STEP + 6);
  });
  c.textAlign = 'left';
  const rest = standings.slice(3);
  rest.forEach(({ seat, place, name, score }, index) => {
    const x = 56 + index * (534 / Math.max(2, rest.length));
    write(String(place), x, 556, 24, 850, DIM);
    badge(seat, x + 40, 548, 16);
    write(name, x + 66, 556, 24, 700, INK, 534 / Math.max(2, rest.length) - 80);
    if (rest.length === 1) write(score, x + 330, 556, 24, 700, DIM, 200);
  });

  // How it went.
  round(640, 196, 504, 348, 22, 'rgb(12 16 36 / 0.82)');
  const [left, right, top, bottom] = [672, 1104, 232, 512];
  const most = Math.max(1, ...course.scores.flat());
  const steps = Math.max(1, course.labels.length - 1);
  c.strokeStyle = '#38437a';
  c.lineWidth = 1.5;
  for (const part of [0, 0.5, 1]) {
    c.beginPath();
    c.moveTo(left, bottom - part * (bottom - top));
    c.lineTo(right, bottom - part * (bottom - top));
    c.stroke();
  }
  c.lineWidth = 6;
  c.lineJoin = c.lineCap = 'round';
  const ends: [number, number][] = [];
  course.scores.forEach((scores, seat) => {
    c.strokeStyle = token(`--p${seat}`);
    c.beginPath();
    scores.forEach((score, step) =>
      c.lineTo(left + (step / steps) * (right - left), bottom - (Math.max(0, score) / most) * (bottom - top)),
    );
    c.stroke();
    ends.push([seat, bottom - (Math.max(0, scores.at(-1) ?? 0) / most) * (bottom - top)]);
  });
  for (const [seat, y] of ends) badge(seat, right, y, 13);
  write(
    linkTo(table)
      .replace(/^https?:\/\//, '')
      .replace(/\?.*/, ''),
    56,
    602,
    24,
    650,
    GOLD,
    1088,
  );
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** Uses the system's share sheet if there is one; otherwise saves the picture and copies the link. */
export async function share(result: Result): Promise<void> {
  const file = new File([await draw(result)], `vabanque-${result.table}.png`, { type: 'image/png' });
  const url = linkTo(result.table);
  const told = `${result.game} – ${result.title}`;
  const parcel = { files: [file], title: told, text: `${told} ${url}` };
  if (navigator.canShare?.(parcel)) return navigator.share(parcel).catch(() => undefined);
  save(file.name, file, file.type);
  await navigator.clipboard?.writeText(url).then(
    () => toasts.say(t('copied')),
    () => undefined,
  );
}
