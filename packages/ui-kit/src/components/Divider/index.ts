export { Divider } from './Divider.tsx'
