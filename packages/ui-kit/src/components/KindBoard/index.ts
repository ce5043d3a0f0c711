export type { KindBoardItem, KindBoardProps } from './KindBoard.tsx'
export { KindBoard } from './KindBoard.tsx'
