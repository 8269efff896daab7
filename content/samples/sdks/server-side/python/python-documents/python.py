from basis_theory import BasisTheory, CreateDocumentRequest
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)

with open("agreement.pdf", "rb") as file:
    document = client.documents.upload(
        document=("agreement.pdf", file, "application/pdf"),
        request=CreateDocumentRequest(metadata={"contract": "4711"}),
    )
if document.id is None:
    raise RuntimeError("The platform returned no document id.")

with open("copy.pdf", "wb") as copy:
    for chunk in client.documents.data.get(document.id):
        copy.write(chunk)
