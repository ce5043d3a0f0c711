/** The sides of `DropdownMenu`. */
export const dropdownMenuSides = ['top', 'bottom'] as const

/** The edges of the trigger that the menu of `DropdownMenu` is in line with. */
export const dropdownMenuAlignments = ['start', 'end'] as const

/** The tones of an action in `DropdownMenu`. */
export const dropdownMenuTones = ['text', 'danger'] as const
