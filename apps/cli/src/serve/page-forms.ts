// The forms in which a file of the page is sent: compressed where the client accepts that and it saves something, else as it is.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** In the order of preference. Browsers ask for Brotli only over a secure connection, or from this machine. */
const CODINGS = ['br', 'gzip'] as const;
type Coding = (typeof CODINGS)[number];

/** With an effort that the first visit does not notice; more would save a fiftieth, in ten times the time. */
const COMPRESS: { readonly [C in Coding]: (content: Buffer) => Promise<Buffer<ArrayBuffer>> } = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Types that gain from compression; pictures, except those of SVG, are already compressed. */
const COMPRESSIBLE = /^text\/|json|xml/;

/** One form of a file, and its headers. */
export interface Form {
  readonly body: Buffer<ArrayBuffer>;
  /** Of the body; not sent without it. */
  readonly own: Readonly<Record<string, string>>;
  /** Sent even if the client already has the body. */
  readonly always: { readonly ETag: string; readonly Vary?: string };
}

/** The forms of a file, each made when it is first asked for, and kept: the package stays small, and the command starts at once. */
export class FormsOfFile {
  readonly #content: Buffer<ArrayBuffer>;
  readonly #type: string;
  readonly #isCompressible: boolean;
  readonly #hash: string;
  readonly #made = new Map<Coding | undefined, Promise<Form>>();

  constructor(content: Buffer<ArrayBuffer>, type: string) {
    this.#content = content;
    this.#type = type;
    this.#isCompressible = COMPRESSIBLE.test(type);
    this.#hash = createHash('sha256').update(content).digest('base64url');
  }

  /** The form for a client with this `Accept-Encoding`. */
  form(accepted: string | undefined): Promise<Form> {
    const coding = this.#isCompressible ? codingFor(accepted) : undefined;
    const form = this.#made.get(coding) ?? this.#make(coding);
    this.#made.set(coding, form);
    return form;
  }

  async #make(coding: Coding | undefined): Promise<Form> {
    if (coding === undefined) return this.#formOf(this.#content);
    const body = await COMPRESS[coding](this.#content);
    return body.length < this.#content.length ? this.#formOf(body, coding) : this.#formOf(this.#content);
  }

  #formOf(body: Buffer<ArrayBuffer>, coding?: Coding): Form {
    return {
      body,
      own: {
        'Content-Length': String(body.length),
        'Content-Type': this.#type,
        ...(coding && { 'Content-Encoding': coding }),
      },
      always: {
        // Each form has its own, or a proxy could take one for the other.
        ETag: `"${this.#hash}${coding ? `-${coding}` : ''}"`,
        ...(this.#isCompressible && { Vary: 'Accept-Encoding' }),
      },
    };
  }
}

/**
 * The coding that a client likes best; undefined if it likes the file as it is better, or accepts no other. A client that refuses even that
 * gets it, because there is no better answer.
 */
export function codingFor(accepted: string | undefined): Coding | undefined {
  const weights = new Map((accepted ?? '').split(',').map(weighed));
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0;
  const [best] = CODINGS.filter((coding) => weightOf(coding) > 0).toSorted((one, other) => weightOf(other) - weightOf(one));
  return best !== undefined && weightOf(best) >= (weights.get('identity') ?? 0) ? best : undefined;
}

/** An item such as `gzip;q=0.5`. A weight that cannot be read counts as 0: nobody gets what they may have refused. */
function weighed(item: string): readonly [coding: string, weight: number] {
  const [coding = '', weight = 'q=1'] = item.split(';').map((part) => part.trim().toLowerCase());
  return [coding, /^q\s*=\s*(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(weight) ? Number(weight.replace(/^q\s*=\s*/, '')) : 0];
}

/** Whether an `If-None-Match` lists the form. */
export function isKnown(known: string | undefined, tag: string): boolean {
  return (known ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);
}
