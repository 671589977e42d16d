// A bot for the line protocol in 20 lines: it goes where the highest bill lies and answers with the move's text.

const lines = require("node:readline").createInterface({ input: process.stdin });

const casinos = (move) => (move.cards ?? [String(move.casino)]).map((card) => parseInt(card, 10));
const worth = (view, move) => Math.min(...casinos(move).map((casino) => view.bills[casino - 1][0]));

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    console.log(JSON.stringify({ type: "ready" }));
  } else if (message.type === "turn") {
    let best = message.moves[0];
    for (const move of message.moves) {
      if (worth(message.view, move) > worth(message.view, best)) best = move;
    }
    console.log(JSON.stringify({ move: best.text }));
  }
});
