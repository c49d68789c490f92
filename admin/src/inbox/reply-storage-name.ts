/** Name under which the browser stores an unsent answer. */
export const replyStorageName = (id: string) => `reply/${id}`;
