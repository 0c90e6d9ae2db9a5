declare module '@kobalab/majiang-core' {
  export interface PeerHand {
    readonly toString: () => string;
    readonly get_dapai: () => readonly string[];
    readonly clone: () => PeerHand;
    readonly dapai: (tile: string) => PeerHand;
    readonly zimo: (tile: string, check?: boolean) => PeerHand;
  }
  /** The table while a record is shown. Each message of a record has a method. */
  export interface PeerBoard {
    readonly shoupai: readonly PeerHand[];
    readonly defen: readonly number[];
    readonly zimo: (said: object) => void;
    readonly last: () => void;
  }
  interface Majiang {
    readonly rule: (change: object) => object;
    readonly Board: new (kaiju: object) => PeerBoard;
    readonly Shoupai: { readonly fromString: (text: string) => PeerHand };
    readonly Util: {
      readonly xiangting: (hand: PeerHand) => number;
      readonly tingpai: (hand: PeerHand) => readonly string[];
      readonly hule_param: (param: object) => unknown;
      readonly hule: (hand: PeerHand, ron: string | null, param: unknown) => import('./majiang.ts').PeerResult | undefined;
    };
  }
  const majiang: Majiang;
  export default majiang;
}
