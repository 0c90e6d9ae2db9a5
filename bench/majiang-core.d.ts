declare module '@kobalab/majiang-core' {
  export interface PeerHand {
    readonly toString: () => string;
    readonly get_dapai: () => readonly string[];
    readonly clone: () => PeerHand;
    readonly dapai: (tile: string) => PeerHand;
  }
  interface Majiang {
    readonly rule: (change: object) => object;
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
