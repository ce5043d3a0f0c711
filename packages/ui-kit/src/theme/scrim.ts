/** The colour over the page below a modal dialog, in every theme. */
export const scrim = '#17140F99'
