/** What a component's page says besides its props: where another one is better, one thing to do, one not to do. */
export interface Guide {
  readonly instead: readonly { readonly use: string; readonly when: string }[]
  readonly do: string
  readonly dont: string
}
