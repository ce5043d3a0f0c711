/** Rises when the content of the seed changes. A database keeps the seed that it was filled with. */
export const seedVersion = '14'
