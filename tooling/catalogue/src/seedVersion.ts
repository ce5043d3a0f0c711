/**
 * The version of the seed. Increase it when the content of the seed changes. A database that contains a seed is not
 * filled again.
 */
export const seedVersion = '15'
