export { aCart, aLine, usd } from './builders.ts'
