declare module '@kobalab/majiang-core' {
  interface Majiang {
    readonly rule: (change: object) => object;
    readonly Shoupai: { readonly fromString: (text: string) => unknown };
    readonly Util: {
      readonly xiangting: (hand: unknown) => number;
      readonly tingpai: (hand: unknown) => readonly string[];
      readonly hule_param: (param: object) => unknown;
      readonly hule: (hand: unknown, ron: string | null, param: unknown) => import('./majiang.ts').PeerResult | undefined;
    };
  }
  const majiang: Majiang;
  export default majiang;
}
