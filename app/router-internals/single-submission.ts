import type { ClientInstrumentation } from "react-router";

/** A second press before the page shows that the first is on its way sends nothing more. */
export const singleSubmission: ClientInstrumentation = {
  router({ instrument }) {
    let underWay: string | undefined;
    instrument({
      async navigate(navigate, { formData }) {
        const sent = formData && JSON.stringify([...formData]);
        // The router would navigate also where this returned without a word.
        if (sent !== undefined && sent === underWay) await new Promise(() => {});
        underWay = sent;
        await navigate();
        underWay = undefined;
      },
    });
  },
};
