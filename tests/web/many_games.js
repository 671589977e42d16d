// Fills this device's shelf with made-up games: (count, me) => milliseconds until they are there.
async ([count, me]) => {
  const started = performance.now();
  const open = indexedDB.open('vabanque', 1);
  open.onupgradeneeded = () => {
    open.result.createObjectStore('games', { keyPath: 'id' });
    open.result.createObjectStore('records', { keyPath: 'id' });
  };
  await new Promise((resolve, reject) => ((open.onsuccess = resolve), (open.onerror = reject)));
  const write = open.result.transaction('games', 'readwrite');
  const games = write.objectStore('games');
  const friends = ['Ben', 'Carla', 'Dana', 'Émile', 'Fiene', 'Gus'];
  const kinds = ['las-vegas-2012', 'las-vegas-biggy', 'las-vegas-cards', 'top-10000'];
  let seed = 7;
  const below = (n) => (seed = (Math.imul(seed, 48271) >>> 0) % 2147483647) % n;
  for (let i = 0; i < count; i++) {
    const seats = 2 + below(3);
    const mine = below(seats);
    const names = Array.from({ length: seats }, (_, seat) => (seat === mine ? me : friends[(i + seat) % 6]));
    const game = kinds[below(4)];
    const score = names.map(() => (game === 'top-10000' ? 50 * below(210) : 10 * below(60)));
    const best = Math.max(...score);
    games.put({
      id: `made${i}`,
      at: Date.UTC(2026, 9, 1) - i * 9e6,
      game,
      names,
      bots: names.map((_, seat) => (seat !== mine && below(3) === 0 ? 'greedy' : null)),
      me: mine,
      first: below(seats),
      score,
      winners: score.flatMap((each, seat) => (each === best ? [seat] : [])),
      places: score.map((each) => 1 + score.filter((other) => other > each).length),
      ...(i % 5 ? {} : { review: { luck: (below(200) - 100) / 400, decisions: -below(100) / 900 } }),
    });
  }
  await new Promise((resolve, reject) => ((write.oncomplete = resolve), (write.onabort = reject)));
  open.result.close();
  return performance.now() - started;
};
