export { FormActions } from './FormActions.tsx'
