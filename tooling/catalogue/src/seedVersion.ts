/**
 * The version of the seed. Increase it when the content of the seed changes. A database with an older seed is not
 * filled again; the platform logs a warning instead.
 */
export const seedVersion = '15'
