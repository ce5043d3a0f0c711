/** The widths of `SegmentedControl`. */
export const segmentedControlWidths = ['full', 'auto'] as const
