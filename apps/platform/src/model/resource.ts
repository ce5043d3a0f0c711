/** The fields of every stored document. `version` rises by one with each saved change. */
export type Resource = {
  readonly id: string
  readonly version: number
  readonly createdAt: string
  readonly lastModifiedAt: string
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
