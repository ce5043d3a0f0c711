/** What a shopper saw at the review, besides the total: the cart's fingerprint and its payment's stamp. */
export type Reviewed = { readonly cart?: string | undefined; readonly payment?: string | undefined }
