/**
 * Returns the bearer token for each call. After a 401 the source is called with the refused token; if it returns a
 * different token, the call is sent once more with that token. `undefined` sends the call without a token.
 * So does a source that rejects; if the platform refuses the call, the problem `unauthorized` has the message of that error.
 */
export type TokenSource = (refused?: string) => Promise<string | undefined>
