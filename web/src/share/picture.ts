import { t, words } from '../lib/i18n.svelte.ts';
import { SIGN_PATHS } from '../lib/players.ts';
import { save } from '../lib/save.ts';
import { toasts } from '../ui/toasts.svelte.ts';
import type { Course } from '../wire/end.ts';
import { door } from '../wire/phones.svelte.ts';

/** A finished game as a picture: who won, how it went, and where to watch it again. */
export interface Result {
  table: string;
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

export async function draw({ table, title, standings, course }: Result): Promise<Blob> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const c = canvas.getContext('2d')!;
  const write = (text: string, x: number, y: number, size: number, weight = 700, colour = '#f6f3ea', most = 520) => {
    c.font = `${weight} ${size}px Figtree, system-ui, sans-serif`;
    c.fillStyle = colour;
    c.fillText(text, x, y, most);
  };
  const sky = c.createRadialGradient(WIDTH / 2, -60, 40, WIDTH / 2, 0, WIDTH * 0.8);
  sky.addColorStop(0, '#262c66');
  sky.addColorStop(1, '#0c1024');
  c.fillStyle = sky;
  c.fillRect(0, 0, WIDTH, HEIGHT);
  write('VABANQUE', 56, 78, 30, 850, '#ffcb52');
  write(title, 56, 134, 46, 850, '#f6f3ea', 1088);

  // The podium: everybody, best first.
  const row = Math.min(84, 380 / standings.length);
  standings.forEach(({ seat, place, name, score }, index) => {
    const y = 220 + index * row;
    write(String(place), 56, y + 14, 34, 850, place === 1 ? '#ffcb52' : '#c3c9e6');
    c.save();
    c.translate(128, y);
    c.fillStyle = token(`--p${seat}`);
    c.beginPath();
    c.arc(0, 0, 27, 0, 7);
    c.fill();
    c.scale(14, 14);
    c.fillStyle = token(`--p${seat}-on`);
    c.fill(new Path2D(SIGN_PATHS[seat]), 'evenodd');
    c.restore();
    write(name, 174, y + 12, 34, 700, '#f6f3ea', 220);
    c.textAlign = 'right';
    write(score, 570, y + 12, 32, 750, place === 1 ? '#ffcb52' : '#c3c9e6', 170);
    c.textAlign = 'left';
  });

  // How it went.
  const [left, right, top, bottom] = [640, 1130, 200, 520];
  const most = Math.max(1, ...course.scores.flat());
  const steps = Math.max(1, course.labels.length - 1);
  c.strokeStyle = '#38437a';
  for (const part of [0, 0.5, 1]) {
    c.beginPath();
    c.moveTo(left, bottom - part * (bottom - top));
    c.lineTo(right, bottom - part * (bottom - top));
    c.stroke();
  }
  c.lineWidth = 5;
  c.lineJoin = 'round';
  course.scores.forEach((scores, seat) => {
    c.strokeStyle = token(`--p${seat}`);
    c.beginPath();
    scores.forEach((score, step) =>
      c.lineTo(left + (step / steps) * (right - left), bottom - (Math.max(0, score) / most) * (bottom - top)),
    );
    c.stroke();
  });
  write(
    linkTo(table)
      .replace(/^https?:\/\//, '')
      .replace(/\?.*/, ''),
    56,
    596,
    24,
    600,
    '#c3c9e6',
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
  const parcel = { files: [file], title: result.title, text: `${result.title} ${url}` };
  if (navigator.canShare?.(parcel)) return navigator.share(parcel).catch(() => undefined);
  save(file.name, file, file.type);
  await navigator.clipboard?.writeText(url).then(
    () => toasts.say(t('copied')),
    () => undefined,
  );
}
