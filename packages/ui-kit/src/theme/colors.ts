/**
 * The colour roles of a theme as `#RRGGBB`. `colorRolePairs` lists which roles are used together, and their minimum
 * contrast.
 */
export interface ColorRoles {
  readonly page: string
  readonly card: string
  readonly raised: string
  /** The light edge of a fabric: strips and the edges of cards. */
  readonly edge: string
  readonly text: string
  readonly textMuted: string
  /** Hairlines between parts of a page. */
  readonly line: string
  /** Borders of fields: 3:1 on page and card. */
  readonly field: string
  readonly accent: string
  /** The accent of a control under the pointer. */
  readonly accentHover: string
  readonly onAccent: string
  readonly sale: string
  readonly success: string
  readonly warning: string
  readonly error: string
  /** The strong panel (Plus, Larkhouse's hero) with its text. */
  readonly panel: string
  readonly onPanel: string
  readonly onPanelMuted: string
  /** The button on the strong panel. */
  readonly action: string
  readonly onAction: string
  /** The second panel (trade) with its text. */
  readonly secondaryPanel: string
  readonly onSecondaryPanel: string
  readonly onSecondaryPanelMuted: string
  /** The five registration dots of a selvedge. */
  readonly dot1: string
  readonly dot2: string
  readonly dot3: string
  readonly dot4: string
  readonly dot5: string
}
