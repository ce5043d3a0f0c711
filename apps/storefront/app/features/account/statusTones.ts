/** The tone of a badge for each status of an order (spec §4). */
export const statusTones = { 'In Progress': 'warning', Delivered: 'success', Cancelled: 'error' } as const
