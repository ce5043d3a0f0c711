/** Whose wrong passwords count together: those of one account from one source. */
export const loginSubject = (email: string, source: string): string => `${email} ${source}`
