/**
 * Gives the bearer token to send, on every call. After an answer of 401 it is asked again with the token that was
 * refused; another one than that is tried once. `undefined` sends the call without a token.
 */
export type TokenSource = (refused?: string) => Promise<string | undefined>
