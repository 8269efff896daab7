const { createWorker } = require("tesseract.js");
const { BadRequestError } = require("@basis-theory/basis-theory-reactor-formulas-sdk-js");

module.exports = async ({ args, bt }) => {
  const isImage = /^(https:\/\/|data:image\/\w+;base64,)/.test(args.image);
  if (!isImage) throw new BadRequestError({ image: "Send an https address or a data URL." });

  const worker = await createWorker();
  let text;
  try {
    await worker.loadLanguage("eng");
    await worker.initialize("eng");
    text = (await worker.recognize(args.image)).data.text;
  } finally {
    await worker.terminate();
  }

  const groups = text.match(/\d+/g) || [];
  const [month, year, cvc] = groups.slice(-3);
  const number = groups.slice(0, -3).join("");
  if (!/^\d{13,19}$/.test(number) || !/^\d{2}$/.test(year) || !/^\d{3,4}$/.test(cvc)) {
    throw new BadRequestError({ image: "No card could be read from the image." });
  }

  const token = await bt.tokens.create({
    type: "card",
    data: {
      number,
      expiration_month: Number(month),
      expiration_year: Number(`20${year}`),
      cvc,
    },
  });
  return { raw: { token_id: token.id, number: token.data.number } };
};
