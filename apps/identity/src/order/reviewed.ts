/** What a shopper saw at the review besides the total: fingerprints of the cart and of its payment. */
export type Reviewed = { readonly cart?: string | undefined; readonly payment?: string | undefined }
