export type { AlertDialogProps } from './AlertDialog.tsx'
export { AlertDialog } from './AlertDialog.tsx'
