/**
 * Why a call to the commerce platform failed.
 *
 * - `network`: no usable response (refused, timed out, cut off, 5xx).
 * - `unauthorized`: the token is missing, expired or lacks a scope.
 * - `graphql`: the platform refused; `code` is its `extensions.code`, `details` the extra fields of that code.
 */
export type CommerceProblem =
  | { readonly kind: 'network'; readonly message: string }
  | { readonly kind: 'unauthorized'; readonly message: string }
  | {
      readonly kind: 'graphql'
      readonly code: string
      readonly message: string
      readonly details: Readonly<Record<string, unknown>>
    }
