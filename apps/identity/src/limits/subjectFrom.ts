/**
 * The key of a limit for one account or order and one source. A stranger at another source cannot lock out the owner.
 */
export const subjectFrom = (source: string, subject: string): string => `${subject} ${source}`
