/** The tones of `AlertDialog`. */
export const alertDialogTones = ['primary', 'danger'] as const
