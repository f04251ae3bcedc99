import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { listColour } from './task.ts'

/*
 * Everything that changes something is an action, asked for by `POST /v1/actions/{name}`:
 *
 * tasks.create-task   newTask          tasks.change-task    changedTask
 * tasks.move-task     movedTask        tasks.hand-over      handedTask
 * tasks.complete-task whichTask        tasks.reopen-task    whichTask
 * tasks.delete-task   whichTask        tasks.apply-plan     taskPlan (shown first, unless a button asks)
 * tasks.add-list      newList          tasks.change-list    changedList
 * tasks.delete-list   { id }           tasks.import-file    { import, list }
 * tasks.load-sample   {}               tasks.remove-sample  {}
 */
export const newList = z.object({ name: z.string().trim().min(1).max(100), color: listColour })
export const changedList = newList.partial().extend({ id })

/**
 * Sent to all devices of the person with the ids of changed tasks; null if there are too many to name, or a list
 * changed.
 */
export const tasksChanged = z.object({ type: z.literal('tasks/changed'), ids: z.array(id).nullable() })
export const tasksDown = [tasksChanged] as const
