import { fork, type ChildProcess } from "node:child_process";
import os from "node:os";

/** Worker process: isolates memory and crashes from the server, and ends when it is idle. */
export type SideProcess<Order, Result> = {
  /**
   * Runs a job in the worker.
   *
   * @throws the error of the job, or that the worker ended or took too long
   */
  ask(order: Order): Promise<Result>;
  close(): void;
};

type OrderMessage<Order> = { id: number; order: Order };
type ResultMessage<Result> = { id: number; result: Result; failure?: never } | { id: number; failure: string; result?: never };

const idleMs = 5_000;
const longestMs = 60_000;
/** Priority below processes that serve requests. */
const niceness = 10;

type Waiting<Result> = { by: ChildProcess; resolve(result: Result): void; reject(error: Error): void; timer: NodeJS.Timeout };

/** Opens a worker that starts with the first job. `name` is its name in error messages. */
export function openSideProcess<Order, Result>(input: {
  name: string;
  program: string;
  programArguments?: string[];
}): SideProcess<Order, Result> {
  const waiting = new Map<number, Waiting<Result>>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const start = () => {
    const worker = fork(input.program, input.programArguments ?? [], {
      serialization: "advanced",
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    if (worker.pid !== undefined) os.setPriority(worker.pid, niceness);
    // Lets the server exit while the worker runs.
    worker.unref();
    worker.channel?.unref();
    worker.on("message", ({ id, result, failure }: ResultMessage<Result>) => {
      const order = waiting.get(id);
      if (!order) return;
      settle(id);
      if (failure === undefined) order.resolve(result);
      else order.reject(new Error(failure));
    });
    worker.once("exit", (code) => {
      if (child === worker) child = undefined;
      for (const [id, order] of waiting) {
        // A worker that was replaced may end while its successor is at work.
        if (order.by !== worker) continue;
        settle(id);
        order.reject(new Error(`The ${input.name} stopped with code ${code}.`));
      }
    });
    return worker;
  };

  const settle = (id: number) => {
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
    if (waiting.size > 0) return;
    idle = setTimeout(stop, idleMs).unref();
  };
  const stop = () => {
    clearTimeout(idle);
    child?.disconnect();
    child = undefined;
  };

  return {
    ask: (order) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        const by = (child ??= start());
        const id = ++lastId;
        waiting.set(id, { by, resolve, reject, timer: setTimeout(() => by.kill(), longestMs).unref() });
        by.send({ id, order } satisfies OrderMessage<Order>);
      }),
    close: stop,
  };
}

/** Runs jobs in the worker process, and exits when the server closes the channel. */
export function serveOrders<Order, Result>(work: (order: Order) => Promise<Result>): void {
  const answer = async ({ id, order }: OrderMessage<Order>): Promise<ResultMessage<Result>> => {
    try {
      return { id, result: await work(order) };
    } catch (error) {
      return { id, failure: error instanceof Error ? error.message : String(error) };
    }
  };
  process.on("message", async (message: OrderMessage<Order>) => process.send?.(await answer(message)));
  process.on("disconnect", () => process.exit(0));
}
