/** The guidance on the docs page of a component: alternatives, one thing to do, one thing not to do. */
export interface Guide {
  readonly instead: readonly { readonly use: string; readonly when: string }[]
  readonly do: string
  readonly dont: string
}
