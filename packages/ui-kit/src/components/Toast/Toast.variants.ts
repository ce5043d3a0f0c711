/** The variants of `Toast`. */
export const toastVariants = ['success', 'info', 'warning', 'error'] as const
