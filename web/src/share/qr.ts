/**
 * A small QR encoder (ISO/IEC 18004): bytes, error correction level M, versions 1–10 (up to 213 bytes), all masks.
 * Enough for a link; the phone's camera does the rest.
 */
export type Matrix = boolean[][];

/** Per version, level M: error-correction bytes per block, then the data bytes of each block. */
const BLOCKS: readonly { ec: number; data: number[] }[] = [
  { ec: 10, data: [16] },
  { ec: 16, data: [28] },
  { ec: 26, data: [44] },
  { ec: 18, data: [32, 32] },
  { ec: 24, data: [43, 43] },
  { ec: 16, data: [27, 27, 27, 27] },
  { ec: 18, data: [31, 31, 31, 31] },
  { ec: 22, data: [38, 38, 39, 39] },
  { ec: 22, data: [36, 36, 36, 37, 37] },
  { ec: 26, data: [43, 43, 43, 43, 44] },
];
/** Centres of the alignment patterns per version. */
const ALIGN: readonly number[][] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

function remainder(data: number[], degree: number): number[] {
  let divisor = [1];
  for (let i = 0; i < degree; i++) {
    const next = new Array<number>(divisor.length + 1).fill(0);
    divisor.forEach((c, j) => {
      next[j]! ^= c;
      next[j + 1]! ^= times(c, EXP[i]!);
    });
    divisor = next;
  }
  const rest = [...data, ...new Array<number>(degree).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    if (lead) divisor.forEach((c, j) => (rest[i + j]! ^= times(c, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const { ec, data } = BLOCKS[version - 1]!;
  const room = data.reduce((a, b) => a + b, 0);
  const bits: number[] = [];
  const push = (value: number, width: number) => {
    for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => push(byte, 8));
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const all: number[] = [];
  for (let i = 0; i < bits.length; i += 8) all.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; all.length < room; pad ^= 0xec ^ 0x11) all.push(pad);

  let at = 0;
  const blocks = data.map((size) => all.slice(at, (at += size)));
  const checks = blocks.map((block) => remainder(block, ec));
  const out: number[] = [];
  const weave = (lists: number[][]) => {
    for (let i = 0; i < Math.max(...lists.map((l) => l.length)); i++)
      for (const l of lists) if (i < l.length) out.push(l[i]!);
  };
  weave(blocks);
  weave(checks);
  return out;
}

const MASKS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** BCH check bits of the format (generator 0x537) and version (0x1f25) information. */
function bch(value: number, bits: number, generator: number): number {
  let rest = value << bits;
  for (let i = Math.floor(Math.log2(rest || 1)); i >= bits; i--) if ((rest >> i) & 1) rest ^= generator << (i - bits);
  return (value << bits) | rest;
}

function penalty(m: Matrix): number {
  const size = m.length;
  let score = 0;
  const lines = [...m, ...m.map((_, x) => m.map((row) => row[x]!))];
  for (const line of lines) {
    let run = 1;
    for (let i = 1; i <= size; i++) {
      if (i < size && line[i] === line[i - 1]) run++;
      else {
        if (run >= 5) score += run - 2;
        run = 1;
      }
    }
    const text = line.map(Number).join('');
    for (let i = 0; i + 11 <= size; i++) {
      const part = text.slice(i, i + 11);
      if (part === '10111010000' || part === '00001011101') score += 40;
    }
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const v = m[y]![x];
      if (v === m[y - 1]![x] && v === m[y]![x - 1] && v === m[y - 1]![x - 1]) score += 3;
    }
  const dark = m.flat().filter(Boolean).length / (size * size);
  return score + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
}

/** The QR code of a text: `true` is dark; the quiet zone is left out. */
export function qr(text: string): Matrix {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((b, i) => b.data.reduce((x, y) => x + y, 0) >= bytes.length + (i < 9 ? 2 : 3)) + 1;
  if (version === 0) throw new RangeError('too long for a QR code');
  const size = 17 + 4 * version;
  const base: (boolean | null)[][] = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (y: number, x: number, dark: boolean) => {
    if (y >= 0 && x >= 0 && y < size && x < size) base[y]![x] = dark;
  };
  for (const [cy, cx] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dy), Math.abs(dx));
        set(cy + dy, cx + dx, ring !== 2 && ring !== 4);
      }
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const centres = ALIGN[version - 1]!;
  for (const cy of centres)
    for (const cx of centres) {
      const corner = (cy === 6 && (cx === 6 || cx === size - 7)) || (cy === size - 7 && cx === 6);
      if (corner) continue;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cy + dy, cx + dx, Math.max(Math.abs(dy), Math.abs(dx)) !== 1);
    }
  const format = (mask: number, put: (y: number, x: number, dark: boolean) => void) => {
    const bits = bch(mask, 10, 0x537) ^ 0x5412; // level M is 00, so the five bits are the mask alone
    for (let i = 0; i < 15; i++) {
      const dark = ((bits >> i) & 1) === 1;
      if (i < 6) put(i, 8, dark);
      else if (i < 8) put(i + 1, 8, dark);
      else put(size - 15 + i, 8, dark);
      if (i < 8) put(8, size - 1 - i, dark);
      else if (i === 8) put(8, 7, dark);
      else put(8, 14 - i, dark);
    }
    put(size - 8, 8, true);
  };
  format(0, set);
  if (version >= 7) {
    const bits = bch(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
    }
  }

  const free: [number, number][] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5; // the timing column
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (base[y]![x] === null) free.push([y, x]);
    }
  }
  const bits = codewords(bytes, version).flatMap((byte) =>
    [7, 6, 5, 4, 3, 2, 1, 0].map((i) => ((byte >> i) & 1) === 1),
  );
  const drawn = MASKS.map((mask, index) => {
    const m = base.map((row) => row.map((cell) => cell === true));
    free.forEach(([y, x], i) => (m[y]![x] = (bits[i] ?? false) !== mask(y, x)));
    format(index, (y, x, dark) => (m[y]![x] = dark));
    return m;
  });
  return drawn.reduce((best, m) => (penalty(m) < penalty(best) ? m : best));
}
