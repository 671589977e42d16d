/** The Markdown of our rules pages: paragraphs, "- " bullets, **bold**. Text only, so nothing can be injected. */
export interface Span {
  text: string;
  bold: boolean;
}
export type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] };

export function spans(line: string): Span[] {
  return line
    .split('**')
    .map((text, index) => ({ text, bold: index % 2 === 1 }))
    .filter((span) => span.text !== '');
}

export function blocks(text: string): Block[] {
  const out: Block[] = [];
  let paragraph: string[] = [];
  const close = () => {
    if (paragraph.length) out.push({ kind: 'paragraph', spans: spans(paragraph.join(' ')) });
    paragraph = [];
  };
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '') {
      close();
      out.push({ kind: 'paragraph', spans: [] }); // a blank line also ends a list
    } else if (line.startsWith('- ')) {
      close();
      const last = out.at(-1);
      if (last?.kind === 'list') last.items.push(spans(line.slice(2)));
      else out.push({ kind: 'list', items: [spans(line.slice(2))] });
    } else paragraph.push(line);
  }
  close();
  return out.filter((block) => block.kind === 'list' || block.spans.length > 0);
}
