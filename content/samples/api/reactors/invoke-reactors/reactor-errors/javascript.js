const fetch = require("node-fetch");
const {
  AuthenticationError,
  BadRequestError,
  InvalidPaymentMethodError,
  RateLimitError,
  ReactorRuntimeError,
} = require("@basis-theory/basis-theory-reactor-formulas-sdk-js");

const ERRORS = new Map([
  [400, BadRequestError],
  [401, AuthenticationError],
  [402, InvalidPaymentMethodError],
  [403, AuthenticationError],
  [422, BadRequestError],
  [429, RateLimitError],
]);

module.exports = async ({ args, configuration }) => {
  if (typeof args.amount !== "number") {
    throw new BadRequestError({ amount: "The amount is missing." });
  }

  const response = await fetch("https://processor.example.com/charges", {
    method: "POST",
    headers: {
      Authorization: `Bearer ${configuration.PROCESSOR_KEY}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ number: args.card.number, amount: args.amount }),
  });
  if (!response.ok) {
    const ErrorClass = ERRORS.get(response.status) ?? ReactorRuntimeError;
    throw new ErrorClass(`The processor answered with status ${response.status}.`);
  }

  const charge = await response.json();
  if (charge.status === "declined") {
    throw new InvalidPaymentMethodError("The card was declined.");
  }
  return { raw: { charge_id: charge.id } };
};
