// boardgame.io's server and its own clients, for bench/server.py. Run in a folder where boardgame.io is installed.
//   node boardgame_io.cjs server PORT memory|FOLDER
//   node boardgame_io.cjs clients PORT MATCHES PACE SECONDS
const { performance } = require('node:perf_hooks');

// About as much state and as many moves as Las Vegas 2012: eight dice each, six casinos, four rounds.
const roll = (random, dice) => random.D6(dice).sort();
const game = {
  name: 'casinos',
  setup: ({ ctx, random }) => ({
    round: 1,
    casinos: Array.from({ length: 6 }, () => Array(ctx.numPlayers).fill(0)),
    dice: Array(ctx.numPlayers).fill(8),
    roll: roll(random, 8),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: {
      client: false,
      move: ({ G, ctx, playerID, random }, face) => {
        const seat = Number(playerID);
        const placed = G.roll.filter((die) => die === face).length;
        if (!placed) return 'INVALID_MOVE';
        G.casinos[face - 1][seat] += placed;
        G.dice[seat] -= placed;
        if (G.dice[seat] === 0) G.dice[seat] = 8;
        G.roll = roll(random, G.dice[(seat + 1) % ctx.numPlayers]);
      },
    },
  },
};

function serve(port, storage) {
  const { Server, FlatFile, Origins } = require('boardgame.io/server');
  const db = storage === 'memory' ? {} : { db: new FlatFile({ dir: storage }) };
  Server({ games: [game], origins: [Origins.LOCALHOST], ...db }).run({ port, callback: () => console.log('ready') });
}

function play(port, matches, pace, seconds) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const seats = 5;
  let moves = 0;
  let took = [];
  const turns = new Set();
  for (let match = 0; match < matches; match++) {
    const waiting = new Set();
    let sent = 0;
    let turn = -1;
    for (let seat = 0; seat < seats; seat++) {
      const client = Client({
        game,
        numPlayers: seats,
        matchID: `match${match}`,
        playerID: String(seat),
        debug: false,
        multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
      });
      let seen = -1;
      client.subscribe((state) => {
        if (!state || state.ctx.turn === seen) return;
        seen = state.ctx.turn;
        if (waiting.delete(seat) && !waiting.size) took.push(performance.now() - sent);
        if (state.ctx.currentPlayer !== String(seat) || seen <= turn) return;
        turn = seen;
        if (turn > 1) turns.add(match);
        setTimeout(
          () => {
            moves++;
            for (let other = 0; other < seats; other++) waiting.add(other);
            sent = performance.now();
            client.moves.place(state.G.roll[0]);
          },
          1000 * pace * (0.5 + match / matches),
        );
      });
      client.start();
    }
  }
  const bytes = () =>
    process
      ._getActiveHandles()
      .filter((handle) => handle.remotePort === port)
      .reduce((sum, handle) => sum + handle.bytesRead, 0);
  const begin = () => {
    const [before, read] = [moves, bytes()];
    took = [];
    console.log('begin');
    setTimeout(() => {
      const measured = JSON.stringify({ moves: moves - before, bytes: bytes() - read, took });
      process.stdout.write(measured, () => process.exit(0)); // longer than a pipe's buffer: wait until it has been read
    }, 1000 * seconds);
  };
  // Wait until every match is under way. With FlatFile some never start: measure the others after half a minute.
  const watch = setInterval(() => {
    if (turns.size < matches && performance.now() < 30_000) return;
    clearInterval(watch);
    setTimeout(begin, 1000);
  }, 100);
}

const [role, port, ...rest] = process.argv.slice(2);
if (role === 'server') serve(Number(port), rest[0]);
else play(Number(port), ...rest.map(Number));
