import { useState, type DragEvent } from 'react'

/**
 * An element that takes dropped files. Leaving a child is no leaving of the element, so entries are counted; a target within
 * another keeps its events to itself.
 */
export function useDropTarget(take: (files: File[]) => void, isActive = true) {
  const [depth, setDepth] = useState(0)
  if (!isActive) return { isOver: false, handlers: {} }
  const within = (change: number) => (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (change !== 0) setDepth((now) => Math.max(0, now + change))
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setDepth(0)
    take([...event.dataTransfer.files])
  }
  return {
    isOver: depth > 0,
    handlers: { onDragEnter: within(1), onDragLeave: within(-1), onDragOver: within(0), onDrop },
  }
}
