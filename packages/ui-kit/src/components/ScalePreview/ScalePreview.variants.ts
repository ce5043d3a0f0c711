/** The units of `ScalePreview`. */
export const scalePreviewUnits = ['in', 'cm'] as const
