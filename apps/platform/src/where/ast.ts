export type WhereOp = '=' | '!=' | '<' | '<=' | '>' | '>='

export type WhereValue = string | number | boolean

/** A parsed `where` predicate: nested parentheses become a path. */
export type Where =
  | { readonly kind: 'and'; readonly left: Where; readonly right: Where }
  | { readonly kind: 'or'; readonly left: Where; readonly right: Where }
  | { readonly kind: 'not'; readonly inner: Where }
  | {
      readonly kind: 'compare'
      readonly path: readonly string[]
      readonly op: WhereOp
      readonly value: WhereValue
    }
  | {
      readonly kind: 'in'
      readonly path: readonly string[]
      readonly values: readonly WhereValue[]
      readonly negated: boolean
    }
  | { readonly kind: 'defined'; readonly path: readonly string[]; readonly negated: boolean }
