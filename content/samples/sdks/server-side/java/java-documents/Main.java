import com.basistheory.BasisTheoryApiClient;
import com.basistheory.core.Environment;
import com.basistheory.resources.documents.requests.DocumentsUploadRequest;
import com.basistheory.types.CreateDocumentRequest;
import com.basistheory.types.Document;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;

public class Main {
    public static void main(String[] args) throws IOException {
        BasisTheoryApiClient client = BasisTheoryApiClient.builder()
            .apiKey("<API_KEY>")
            .environment(Environment.TEST)
            .build();

        Document document = client.documents().upload(
            Optional.of(new File("contract.pdf")),
            DocumentsUploadRequest.builder()
                .request(
                    CreateDocumentRequest.builder()
                        .metadata(Map.of("contract", Optional.of("4711")))
                        .build()
                )
                .build()
        );

        try (InputStream content = client.documents().data().get(document.getId().orElseThrow())) {
            Files.copy(content, Path.of("copy.pdf"), StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
