import { encode } from 'uqr';

/**
 * A link as a QR code, true for dark: error correction level M, at most version 10, which cameras read from a screen.
 * Throws RangeError if the text does not fit (213 bytes).
 */
export const qr = (text: string): boolean[][] => encode(text, { ecc: 'M', maxVersion: 10, border: 0 }).data;
