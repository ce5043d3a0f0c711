export type { KindBoardItem } from './KindBoard.tsx'
export { KindBoard } from './KindBoard.tsx'
