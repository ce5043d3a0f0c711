/**
 * What is counted for an account or an order from one source, so that a stranger elsewhere cannot lock out its owner.
 */
export const subjectFrom = (source: string, subject: string): string => `${subject} ${source}`
