/** The layouts of `DesignerTile`. */
export const designerTileLayouts = ['three', 'low', 'high'] as const
