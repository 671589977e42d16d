const formats = new Map<string, Intl.NumberFormat>();

function format(lang: string): Intl.NumberFormat {
  let format = formats.get(lang);
  if (!format) {
    // narrowSymbol: otherwise French writes $US, and everybody at this table means the same dollar.
    format = new Intl.NumberFormat(lang, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    });
    formats.set(lang, format);
  }
  return format;
}

/** Money as this language writes it; the argument is in thousands. */
export function moneyIn(lang: string, thousands: number): string {
  return format(lang).format(thousands * 1000);
}

export function numberIn(lang: string, value: number): string {
  return new Intl.NumberFormat(lang, { useGrouping: 'always' } as Intl.NumberFormatOptions).format(value);
}
